import { bros } from "@/content/bros";
import { paths } from "@/lib/paths";
import { PageFrame } from "@/routes/page-frame";

export default function BrosPage() {
  return (
    <PageFrame meta={bros.meta} path={paths.bros} heading={bros.heading} lead={bros.lead}>
      <ul className="grid gap-gutter md:grid-cols-3">
        {bros.promises.map(({ title, text }) => (
          <li key={title} className="border-t-4 border-charcoal pt-5">
            <h2 className="font-display text-h3 font-black [font-stretch:125%]">{title}</h2>
            <p className="mt-3">{text}</p>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
