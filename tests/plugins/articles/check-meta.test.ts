import { beforeAll, expect, it } from "vitest";
import { edited, FILE, firstChange, lineOf, mistakes, problemsOf, makePictures } from "./articles";

beforeAll(makePictures);

it.each(
  mistakes(`
misspelled a field |   excerpt: |   excerp: | excerp | "Two sentences | the name excerpt: there is no field excerp
invented a field |   kind: |   author: "Bro",⏎  kind: | author | "Bro" | no field of this name. The fields are slug, kind
left a field out |   category: "Tips",⏎ | (nothing) | category | nothing | "Tips", "Confidence Hacks" or "Brand Story"
misspelled the category | "Tips" | "Tipps" | category | "Tipps" | Did you mean "Tips"?
wrote another kind | "fixed" | "list" | kind | "list" | "fixed" or "generic"
put minutes in quotes | readMinutes: 1 | readMinutes: "1" | readMinutes | "1" | whole number of minutes, such as 4, without quotes
wrote minutes as a big integer | readMinutes: 1 | readMinutes: 4n | readMinutes | 4 | whole number of minutes
put a flag in quotes | callOut: true | callOut: "yes" | callOut | "yes" | true or false, without quotes
put draft in quotes |   callOut |   draft: "true",⏎  callOut | draft | "true" | true or false
wrote a list as text | ["gym", "oily-skin"] | "gym" | tags | "gym" | a list of tags
wrote a tag with a capital | "oily-skin"] | "Oily Skin"] | tags[1] | "Oily Skin" | lower-case letters and digits, joined by single hyphens
gave a tag twice | ["gym", "oily-skin"] | ["gym", "gym"] | tags[1] | second time | each tag once
gave no tags | ["gym", "oily-skin"] | [] | tags | a list of 0 | 1 to 6 tags
gave seven tags | ["gym", "oily-skin"] | ["a", "b", "c", "d", "e", "f", "g"] | tags | a list of 7 | 1 to 6 tags
gave no keywords | ["towel", "locker"] | [] | keywords | a list of 0 | 1 to 20 keywords
gave another slug than the file's | slug: "gym-bag" | slug: "gym-bags" | slug | "gym-bags" | "gym-bag", as the file is named; or the file named gym-bags.ts
wrote a day that is none | 2026-03-01 | 2025-02-30 | date | "2025-02-30" | a day that exists
wrote too short a read time | readMinutes: 1 | readMinutes: 4 | readMinutes | 4 | 1: the text has 226 words (200 to 260 words per minute)
wrote a short title | The title of the article gym-bag | Gym bags | title | 8 characters: "Gym bags" | 20 to 60 characters (search results cut it there): 12 more
wrote a long title | The title of the article gym-bag | The title of the article gym-bag, which goes on and on, and then on | title | 67 characters | 7 fewer
wrote a short description | What a reader of gym-bag learns, in one sentence that search results can show whole. | Too short. | description | 10 characters | 70 to 160 characters
left the intro empty | The first paragraph of gym-bag stands under its title and says what follows. | (nothing) | intro | an empty text | text, and not an empty one
wrote HTML into the excerpt | This is the other. | This is <b>the</b> other. | excerpt | HTML: <b> | plain text
pointed to a picture that is not there | articles/gym-bag | articles/gym-bags | picture.name | there is no file public/pictures/articles/gym-bags-400.avif | npm run content picture
wrote a picture with its ending | articles/gym-bag" | articles/gym-bag.webp" | picture.name | "articles/gym-bag.webp" | without the ending of a file: "articles/gym-bag"
gave an address for a slug | slug: "dry-face" | slug: "/muglife/dry-face" | related[0].slug | "/muglife/dry-face" | an article that there is: dry-face
wrote a width that is not the largest | width: 800 | width: 400 | picture.width | 400 | the largest of the widths (400, 800)
left the placeholder | articles/gym-bag | articles/placeholder | picture.name | the placeholder | the article's own picture
left alt empty | A towel on a bench. | (nothing) | picture.alt | an empty text | what the picture shows
began alt with 'image of' | A towel on | An image of a towel on | picture.alt | "An image of a towel | without "An image of"
led to an article that is not there | slug: "dry-face" | slug: "dry-fase" | related[0].slug | "dry-fase" | Did you mean "dry-face"?
led to itself | slug: "dry-face" | slug: "gym-bag" | related[0].slug | "gym-bag" | this is the article itself
led to one article twice | slug: "long-day" | slug: "dry-face" | related[1].slug | "dry-face" | stands there already
left a teaser empty | The other's teaser. | (nothing) | related[1].teaser | an empty text | text, and not an empty one
led elsewhere than to the drop | "/#the-drop?offset=50" | "/#the-drop" | dropPath | "/#the-drop" | "/#the-drop?offset=50" or "/#drop"
took a title that stands already | The title of the article gym-bag | The title of the article DRY-FACE | title | what is in src/content/articles/dry-face.ts:6 already | a title of its own
took a description that stands already | a reader of gym-bag learns | a reader of dry-face learns | description | dry-face.ts:7 already | a description of its own
`),
)(
  "the only problem names the line, what was found and what is expected when a marketer %s",
  async (did, from, to, field, found, expected) => {
    const source = edited([from, to]);
    // A missing field is reported at the value that should contain it.
    const line = did === "left a field out" ? lineOf(source, "export const meta") : firstChange(source);
    expect(await problemsOf(source)).toEqual([
      {
        file: FILE,
        line,
        field,
        found: expect.stringContaining(found),
        expected: expect.stringContaining(expected),
      },
    ]);
  },
);
