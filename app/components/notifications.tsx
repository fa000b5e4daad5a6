import { useLiteView } from "./lite-view-context";

export interface NotificationWords {
  label: string;
  close: string;
  offline: string;
  online: string;
}

export function Notifications({ words }: { words: NotificationWords }) {
  if (useLiteView()) return null;
  return (
    <template id="notifications" data-offline={words.offline} data-online={words.online}>
      <section className="notifications" aria-label={words.label}>
        <div aria-live="polite" />
        <div aria-live="assertive" />
      </section>
      <div className="notification">
        <p />
        <button type="button" aria-label={words.close} />
      </div>
    </template>
  );
}
