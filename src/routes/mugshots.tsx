import { MugshotPicture } from "@/components/mugshot";
import { mugshots, mugshotsHeading, mugshotsLead, mugshotsMeta } from "@/content/mugshots";
import { paths } from "@/lib/paths";
import { PageFrame } from "@/routes/page-frame";

export default function MugshotsPage() {
  return (
    <PageFrame meta={mugshotsMeta} path={paths.mugshots} heading={mugshotsHeading} lead={mugshotsLead}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
        {mugshots.map((mugshot) => (
          <li key={mugshot.id}>
            <div className="overflow-hidden rounded-tile">
              <MugshotPicture
                mugshot={mugshot}
                sizes="(min-width: 1280px) 15vw, (min-width: 1024px) 23vw, (min-width: 640px) 31vw, 46vw"
              />
            </div>
            <p className="mt-2 text-small">{mugshot.caption}</p>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
