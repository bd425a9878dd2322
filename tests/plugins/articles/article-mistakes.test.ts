import { beforeAll, expect, it } from "vitest";
import { edited, firstChange, mistakes, placeOf, problemsOf, makePictures } from "./articles";

beforeAll(makePictures);

const IN_META = mistakes(`
misspelled a field |   excerpt: |   excerp: | excerp | "Two sentences | the name excerpt: there is no field excerp
invented a field |   kind: |   author: "Bro",⏎  kind: | author | "Bro" | no field of this name. The fields are kind, title
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
gave no keywords | "towel, locker" | "" | keywords | an empty text | text, and not an empty one
gave a keyword twice | "towel, locker" | "towel, towel" | keywords | "towel, towel" | 1 to 20 keywords, each once
wrote a day that is none | 2026-03-01 | 2025-02-30 | date | "2025-02-30" | a day that exists
wrote too short a read time | readMinutes: 1 | readMinutes: 4 | readMinutes | 4 | 1: the text has 226 words (200 to 260 words per minute)
wrote a short title | The title of the article gym-bag | Gym bags | title | 8 characters: "Gym bags" | 20 to 60 characters (search results cut it there): 12 more
wrote a long title | The title of the article gym-bag | The title of the article gym-bag, which goes on and on, and then on | title | 67 characters | 7 fewer
wrote a short description | What a reader of gym-bag learns, in one sentence that search results can show whole. | Too short. | description | 10 characters | 70 to 160 characters
left the intro empty | The first paragraph of gym-bag stands under its title and says what follows. | (nothing) | intro | an empty text | text, and not an empty one
wrote HTML into the excerpt | This is the other. | This is <b>the</b> other. | excerpt | HTML: <b> | plain text
pointed to a picture that is not there |   alt: |   pictureName: "gym-bags",⏎  alt: | pictureName | there is no file public/pictures/articles/gym-bags-400.avif | npm run content picture
gave an address for a slug | slug: "dry-face" | slug: "/muglife/dry-face" | related[0].slug | "/muglife/dry-face" | an article that there is: dry-face
left alt empty | A towel on a bench. | (nothing) | alt | an empty text | what the picture shows
began alt with 'image of' | A towel on | An image of a towel on | alt | "An image of a towel | without "An image of"
led to an article that is not there | slug: "dry-face" | slug: "dry-fase" | related[0].slug | "dry-fase" | Did you mean "dry-face"?
led to itself | slug: "dry-face" | slug: "gym-bag" | related[0].slug | "gym-bag" | this is the article itself
led to one article twice | slug: "long-day" | slug: "dry-face" | related[1].slug | "dry-face" | stands there already
left a teaser empty | The other's teaser. | (nothing) | related[1].teaser | an empty text | text, and not an empty one
led elsewhere than to the drop | "/#the-drop?offset=50" | "/#the-drop" | dropPath | "/#the-drop" | "/#the-drop?offset=50" or "/#drop"
took a title that stands already | The title of the article gym-bag | The title of the article DRY-FACE | title | what is in src/content/articles/dry-face.ts:5 already | a title of its own
took a description that stands already | a reader of gym-bag learns | a reader of dry-face learns | description | dry-face.ts:6 already | a description of its own
`);

const IN_BODY = mistakes(`
left a tag open | <strong>towel</strong> | <strong>towel | body | <strong>, which is not closed in time | </strong> where it ends, at the latest before </li>
closed what was not open | First</h2> | First</h2></p> | body | </p> without a <p> before it | no </p>, or a <p> before it
left a paragraph open before a heading | <h3> | <p>Loose⏎<h3> | body | <p>, which is not closed in time | </p> where it ends, at the latest before <h3>
wrapped a list in a paragraph | <ul> | <p><ul></ul></p><ul> | body | <p>, which is not closed in time | </p> where it ends, at the latest before <ul>
put a block into bold | <strong>towel</strong> | <strong><p>towel</p></strong> | body | <p> | <p> after </strong>: a <strong> cannot hold a <p>
wrote an item outside a list | <h3> | <li>Loose</li><h3> | body | <li> | an item straight inside <ul> or <ol>
put a paragraph straight into a list | <ul> | <ul><p>Loose</p> | body | <p> | this inside a <li>
put a heading into a table | <h3> | <table><h3>Loose</h3><tbody><tr><td>x</td></tr></tbody></table><h3> | body | <h3> | browsers move it out
put a cell outside a table | <h3> | <p><td>Loose</td></p><h3> | body | <td> | inside what it belongs to: browsers drop it
wrote a plain 'and' with letters behind it | Below it | Below &ampit | body | &amp | &amp; for a plain 'and'
linked inside a link | ">questions</a> | ">questions <a href="/faq">here</a></a> | body | <a href="/faq">, which is not closed in time | </a> where it ends, at the latest before <a href="/faq">
left a list item open | <li>A <strong>towel</strong></li> | <li>First⏎<li>Second</li> | body | <li>, which is not closed in time | </li> where it ends, at the latest before <li>
wrote outside a paragraph | <h3> | Loose words.⏎<h3> | body | the text "Loose | in a paragraph: <p>…</p>
put text straight into a list | <ul> | <ul>Loose | body | the text "Loose" | inside a <li>
put a cell outside a row | <h3> | <table><tbody><td>x</td></tbody></table><h3> | body | <td> | straight inside <tr>
forgot a quotation mark | href="/faq"> | href="/faq> | body | a tag without an end: <a href="/faq>questions | a quotation mark or the closing > is missing
wrote a plain 'less than' | Below it | Below < it | body | Below < it | &lt;
used a tag that is not allowed | <h3> | <aside></aside><h3> | body | <aside> | removed (its text can stay), or one of these: p, h2
wrote Markdown | Below it</h3> | Below it</h3>⏎<p>A **bold** word.</p> | body | Markdown: **bold** | <strong>
closed a paragraph in itself | <h3> | <p/><h3> | body | <p/> | a pair of tags, such as <p>…</p>, or nothing
forgot a quotation mark before others | "/faq">questions</a></p> | "/faq>questions</a></p><p id="x">Loose</p> | body | a tag without an end: <a href="/faq>questions | a quotation mark or the closing > is missing
pasted curly quotation marks | "/faq" | “/faq” | body | href="“/faq”" | straight quotation marks
linked to the site by its name | "/faq" | "https://mugworks.example/faq" | body | https://mugworks.example/faq | the same without the site's name: /faq
linked to an article without its folder | "/faq" | "/dry-face" | body | href="/dry-face" | /muglife/dry-face
linked with a slash at the end | "/faq" | "/faq/" | body | href="/faq/" | /faq, without the slash at its end
linked to a section that is not there | "/faq" | "/#thedrop" | body | href="/#thedrop" | /#the-drop?offset=50
linked to a heading of another article that is not there | "/faq" | "/muglife/dry-face#frist" | body | href="/muglife/dry-face#frist" | an id on /muglife/dry-face, such as /muglife/dry-face#first. Did you mean "first"?
linked to a tag that is not there | "/faq" | "/muglife/tag/oily-skni" | body | href="/muglife/tag/oily-skni" | a tag of an article that is out. Did you mean "oily-skin"?
linked to the first page of the list by its number | "/faq" | "/muglife/page/1" | body | href="/muglife/page/1" | /muglife: this list has one page
centered a word | <strong>towel</strong> | <center>towel</center> | body | <center> | <p>
ran a script | <h3> | <script>if (1<2) go()</script><h3> | body | <script> | cannot run or embed
ran a script on hover | <h3> | <h3 onmouseover="go()"> | body | onmouseover="go()" in <h3> | cannot run scripts
coloured a word by style | <strong> | <strong style="color: red"> | body | style="color: red" | come from the site's design
coloured a word by font | <strong>towel</strong> | <font>towel</font> | body | <font> | come from the site's design
used an attribute that is not allowed | <strong> | <strong role="note"> | body | role="note" in <strong> | removed, or one of these: href
linked to a page that is not there | "/faq" | "/faqs" | body | href="/faqs" in <a> | a page that there is
linked to an article that is not there | "/faq" | "/muglife/dry-fase" | body | href="/muglife/dry-fase" | Did you mean "dry-face"?
linked to a heading that is not there | "/faq" | "#frist" | body | href="#frist" | Did you mean "first"?
linked without https | "/faq" | "http://example.com/a" | body | href="http://example.com/a" | https://example.com/a
linked without a scheme | "/faq" | "www.example.com" | body | href="www.example.com" | https://www.example.com for another site
linked without the first slash | "/faq" | "faq" | body | href="faq" | an address that starts with /
linked to a script | "/faq" | "javascript:go()" | body | javascript:go() | scripts and data are removed
hid a link to a script | "/faq" | " jav&#x09;ascript:go()" | body | in <a> | scripts and data are removed
made a link without text | >questions</a> | ></a> | body | a link without text | a text that says where it leads
made a link without an address | <a href="/faq"> | <a> | body | a link without an address | <a href="/…">
began with h3 | <h2 id="first">First</h2> | <h3>First</h3> | body | <h3> "First" as the first heading | <h2>: headings go down one step at a time
jumped from h2 to h4 | <h3>Below it</h3> | <h4>Below it</h4> | body | <h4> "Below it" after an <h2> | <h3>
used h1 | <h2 id="first">First</h2> | <h1>First</h1> | body | <h1> | <h2>: the page's own title is the h1
left the heading's id out | <h2 id="first">First</h2> | <h2>First thing's first</h2> | body | without an id | <h2 id="first-things-first">
gave an id twice | <h3> | <h3 id="first"> | body | id="first" for the second time | a name of its own
gave an id with a space | <h3> | <h3 id="Below it"> | body | id="Below it" | id="below-it"
showed a picture without alt | <h3> | <img src="/pictures/articles/gym-bag-800.webp"><h3> | body | a picture without alt | alt="…"
showed a picture that is not there | <h3> | <img src="/pictures/x.webp" alt="A towel."><h3> | body | src="/pictures/x.webp" | a file below public/
left a line of the draft | <h3> | <p>Write here: the end.</p><h3> | body | Write here: the end. | your own words
`);

it.each([...IN_META, ...IN_BODY])(
  "the only problem names the line, what was found and what is expected when a marketer %s",
  async (did, from, to, field, found, expected) => {
    const source = edited([from, to]);
    // A missing field is reported at the value that should contain it.
    const place = did === "left a field out" ? placeOf(source, "export const meta") : firstChange(source);
    expect(await problemsOf(source)).toEqual([
      {
        ...place,
        field,
        found: expect.stringContaining(found),
        expected: expect.stringContaining(expected),
      },
    ]);
  },
);
