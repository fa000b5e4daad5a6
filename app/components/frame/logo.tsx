export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <rect className="logo-field" width="40" height="40" rx="9" />
      <path
        className="logo-ear"
        d="M20 5c3 3 3 7 0 10-3-3-3-7 0-10ZM19 20c-5 0-7-3-7-7 5 0 7 3 7 7Zm2 0c5 0 7-3 7-7-5 0-7 3-7 7Zm-2 7c-5 0-7-3-7-7 5 0 7 3 7 7Zm2 0c5 0 7-3 7-7-5 0-7 3-7 7Zm-2 7c-5 0-7-3-7-7 5 0 7 3 7 7Zm2 0c5 0 7-3 7-7-5 0-7 3-7 7Zm-1.7-17h1.4v20h-1.4Z"
      />
    </svg>
  );
}
