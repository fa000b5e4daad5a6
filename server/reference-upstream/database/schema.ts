/** Raised when tables change; a database of another version is filled anew. */
export const SCHEMA_VERSION = 3;

export const SCHEMA = `
  DROP TABLE IF EXISTS approvals;
  DROP TABLE IF EXISTS content;
  DROP TABLE IF EXISTS content_files;
  DROP TABLE IF EXISTS events;
  DROP TABLE IF EXISTS files;
  DROP TABLE IF EXISTS messages;
  DROP TABLE IF EXISTS passwords;
  DROP TABLE IF EXISTS prices;
  DROP TABLE IF EXISTS profiles;
  DROP TABLE IF EXISTS read_counts;
  DROP TABLE IF EXISTS revoked_tokens;

  CREATE TABLE content (
    id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, position INTEGER NOT NULL,
    day TEXT NOT NULL, slug TEXT, pinned INTEGER NOT NULL, tags TEXT, picture TEXT,
    title_tr TEXT NOT NULL, summary_tr TEXT NOT NULL, body_tr TEXT NOT NULL,
    title_en TEXT NOT NULL, summary_en TEXT NOT NULL, body_en TEXT NOT NULL,
    year INTEGER NOT NULL, last_day TEXT, on_opening INTEGER NOT NULL, new_tab INTEGER NOT NULL,
    internal_link TEXT, external_link TEXT,
    category_tr TEXT NOT NULL, category_en TEXT NOT NULL,
    picture_alt_tr TEXT NOT NULL, picture_alt_en TEXT NOT NULL
  );
  CREATE TABLE events (
    id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, first_day TEXT NOT NULL, last_day TEXT NOT NULL,
    starts_at TEXT, ends_at TEXT, capacity INTEGER, picture TEXT,
    title_tr TEXT NOT NULL, body_tr TEXT NOT NULL, place_tr TEXT NOT NULL, address_tr TEXT NOT NULL,
    title_en TEXT NOT NULL, body_en TEXT NOT NULL, place_en TEXT NOT NULL, address_en TEXT NOT NULL
  );
  CREATE TABLE content_files (
    id INTEGER PRIMARY KEY, content_id INTEGER NOT NULL, position INTEGER NOT NULL,
    name_tr TEXT NOT NULL, name_en TEXT NOT NULL, file_tr TEXT NOT NULL, file_en TEXT NOT NULL,
    about_tr TEXT NOT NULL, about_en TEXT NOT NULL
  );
  CREATE TABLE messages (id INTEGER PRIMARY KEY, call TEXT NOT NULL, day TEXT NOT NULL, body TEXT NOT NULL);
  CREATE TABLE files (name TEXT PRIMARY KEY, recipe TEXT NOT NULL);
  CREATE TABLE read_counts (content_id INTEGER PRIMARY KEY, count INTEGER NOT NULL);
  CREATE TABLE profiles (user_id INTEGER PRIMARY KEY, profile TEXT NOT NULL);
  CREATE TABLE passwords (user_id INTEGER PRIMARY KEY, salt TEXT NOT NULL, hash TEXT NOT NULL);
  CREATE TABLE approvals (
    id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL, text_id INTEGER NOT NULL, given INTEGER NOT NULL,
    at TEXT NOT NULL
  );
  CREATE TABLE revoked_tokens (jti TEXT PRIMARY KEY, expires_at INTEGER NOT NULL);
  CREATE TABLE prices (
    product_id INTEGER NOT NULL, day TEXT NOT NULL, min REAL, average REAL, max REAL,
    quantity INTEGER NOT NULL, trades INTEGER NOT NULL, amount REAL NOT NULL,
    PRIMARY KEY (product_id, day)
  ) WITHOUT ROWID;
  CREATE INDEX prices_by_day ON prices (day);
`;
