import { type ChoiceView, Link } from "./link";

export function Choices({
  label,
  links,
  kind,
}: {
  label: string;
  links: ChoiceView[];
  kind: "switch" | "chips";
}) {
  if (links.length === 0) return null;
  return (
    <nav className={`choices ${kind}`} aria-label={label}>
      {links.map((link) => (
        <Link key={link.href} to={link} current={link.current ? "true" : undefined} />
      ))}
    </nav>
  );
}
