import { SiteLink } from "@/components/site-link";
import { listingPath } from "@/lib/blog/blog-paths";
import { tagName } from "@/lib/blog/tag-name";

export function TagList({ tags, label }: { tags: readonly string[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-4 gap-y-1">
      {tags.map((tag) => (
        <li key={tag}>
          <SiteLink to={listingPath(tag, 1)} className="tag-link">
            {tagName(tag)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
