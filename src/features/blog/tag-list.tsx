import { SiteLink } from "@/components/site-link";
import { listingPath } from "@/lib/blog/blog-paths";

interface TagListProps {
  tags: readonly string[];
  label: string;
  nameOf: (tag: string) => string;
}

export function TagList({ tags, label, nameOf }: TagListProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-4 gap-y-1">
      {tags.map((tag) => (
        <li key={tag}>
          <SiteLink to={listingPath(tag, 1)} className="tag-link">
            {nameOf(tag)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
