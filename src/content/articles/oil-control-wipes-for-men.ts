import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "oil-control-wipes-for-men",
  kind: "generic",
  title: "Oil-Control Wipes for Men: The {brand} Story",
  description:
    "The decisions behind one black sheet: the word “wipe,” twenty-two measured foreheads, eleven refused scents, a pack that was sat on for a month.",
  keywords:
    "oil control wipes for men, {brand} story, men’s face wipes brand, charcoal blotting sheets men, scent free wipes for men",
  excerpt:
    "Finding the paper was the easy part. Then came the word, the size, the smell, the pack and the list of things we decided not to say.",
  intro:
    "The About page tells how two friends found their paper. This is what happened between the paper and the product, which took longer and involved a tape measure.",
  category: "Brand Story",
  date: "2025-07-25",
  readMinutes: 6,
  tags: ["brand", "charcoal", "ingredients", "oily-skin"],
  picture: {
    name: "articles/oil-control-wipes-for-men",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "A bearded man with a topknot and a clay-red sweater winks and holds up a large used charcoal sheet with dark marks.",
  },
  related: [
    { slug: "{brand}-oil-control", teaser: "Every number we print, and where each one stops." },
    { slug: "rolling-papers-of-skincare", teaser: "Hemp, thinness and the etiquette of the last sheet." },
  ],
  callOut: false,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>If you want the wedding, the turtleneck and the stairwell, they are on <a href="/about">the About page</a>. By the end of it Wendell and Dario have a table in a garage and a sheet of black paper that works. They assumed they were nearly finished. They were at the beginning of a very long list of small questions, and a product is mostly the answers to those.</p>
<p>Here are the ones that caused arguments.</p>
<h2 id="the-word">The word</h2>
<p>Dario did not want to call it a wipe. A wipe is wet. A wipe is for babies and for the inside of a refrigerator. He proposed “sheet,” then “blotter,” then for one weekend “leaf”.</p>
<p>Wendell agreed with all of it and typed “blotter” into a search engine. He got desk accessories and a good deal of information about the nineteen-sixties. Then he asked thirty men at his office what they would type if their forehead were shiny in ten minutes. Twenty-six said some kind of wipe. Two said napkin. One said he would call his sister. One wanted to know why Wendell was asking.</p>
<p>So it is a wipe on the outside, because that is what people look for. On the inside, and all over this blog, we say sheet as often as we can get away with. And we explain, every time, that it is dry. It is the most useful thing we know about it, and the thing the name gets wrong.</p>
<h2 id="the-size">The size</h2>
<p>The samples from the mill came in the size that blotting sheets come in, which is roughly a playing card cut down by someone with a grudge. Nobody could say why. It was the size because it had been the size.</p>
<p>Dario measures things for a living. At a barbecue in the spring he went around with a tailor’s tape and recorded twenty-two foreheads: temple to temple, eyebrow to hairline, and on three of the guests eyebrow to where they believed the hairline used to be. He brought a clipboard. He has not been invited back to that particular house, but the numbers were excellent.</p>
<p>Two things came out of it. A forehead is much wider than it is high, so a square is a poor shape. And almost everyone presses with four fingers side by side, so there is a strip about the width of a hand that gets good contact, whatever the rest of the paper is doing. The sheet was cut to match: wide enough to reach from one temple to the other, high enough for the fingers. Open, it does a forehead. Folded once, a nose. Folded again, a chin.</p>
<p>It made the sheet more expensive. It also meant that nobody needed six.</p>
<h2 id="the-smell">The smell</h2>
<p>Products for men are expected to smell of something. A fragrance house was kind enough to send eleven small bottles. The labels said things like Basalt, Harbor, Cedar Noir and Torque. They were professionally made. A few were really pleasant.</p>
<p>They lined them up and wore one each for a day.</p>
<ul>
<li>Torque got Wendell asked whether he had been to have his car serviced.</li>
<li>Harbor was fine outdoors and began to be a harbor indoors.</li>
<li>Cedar Noir met Dario’s deodorant. There was no winner.</li>
<li>Basalt smelled of nothing much, which was everyone’s favorite, and which pointed to a cheaper solution.</li>
</ul>
<p>There was a practical side. Fragrance sits on skin after the sheet has gone, and it is one of the usual suspects when skin reacts to a product. A sheet is supposed to take something and leave nothing. So the scent budget went into fiber. The bottles are on a shelf, unopened since, apart from Basalt, which somebody uses in the bathroom.</p>
<h2 id="the-pack">The pack</h2>
<p>A pack had three duties: open with one hand, keep paper flat, survive being sat on. Dario made nineteen prototypes. Cardboard is his home ground, so he was hard on all of them.</p>
<p>The one-hand test took place on a moving bus. The flatness test was a week in a gym bag beside a wet towel. For the sitting test, Wendell kept a filled pack in his back pocket for a month and worked as usual. He reported weekly. Week one: noticeable. Week two: less so. Week three: he had put it through the wash, jeans and all. The result of that was not a pack anymore, but they learned that bound charcoal does not run. The jeans were fine.</p>
<p>What you buy is number seventeen. A flat sleeve with a deep curved cut at the top, so that a thumb finds the first sheet without looking, and a stiff spine along one edge. The spine is lime. That was for drawers: a black pack in a black bag is lost, and a line of bright green is a location.</p>
<p>Everything else on it is as quiet as we could keep it. There were slogans on number four. There was a QR code on number nine. The mug stayed. It had no objections, having no expressions.</p>
<h2 id="what-we-left-off">What we left off</h2>
<p>This was the longest meeting. On one side of the table, what the sheet does. On the other, what people in this business like to print.</p>
<p>What stayed is short. The three ingredients, in plain words. Charcoal’s appetite, up to 10 times its weight in oil. Shine down by up to 90%. Three seconds. A hundred sheets. No scent. At most two or three a day, in writing, against our own interest.</p>
<p>What went in the trash:</p>
<ol>
<li><strong>Anything about pores.</strong> A sheet does not shrink, open, close or empty them.</li>
<li><strong>Anything about bacteria.</strong> Brands print percentages. We would have to explain for a page what such a number does and does not mean, and then we did exactly that, <a href="/muglife/face-wipes-acne-solution">over here</a>, instead of printing it.</li>
<li><strong>“Detox.”</strong> Wendell asked what the toxin was. Nobody knew.</li>
<li><strong>“Dermatologist’s secret.”</strong> Dermatologists are not known for secrecy. If your skin hurts or keeps breaking out, go and ask one. They will tell you everything.</li>
<li><strong>“Flushable.”</strong> It would sell. It is also untrue, and there is a plumber in Dario’s family.</li>
<li><strong>The word “revolutionary.”</strong> It is paper. It is good paper.</li>
</ol>
<p>The list hangs next to the table. It gets longer whenever one of us has been reading other people’s packaging.</p>
<h2 id="why-for-men">Why “for men”</h2>
<p>A fair question, and we get it a lot. Oil is oil. A sheet has no idea whose face it is on, and plenty of packs end up with sisters, wives and one complete volleyball team. Everybody is welcome to it.</p>
<p>But the design started from one group. Men make more oil on average, over more years. They have stubble, which shreds soft tissue. They tend to own no mirror outside the bathroom and carry nothing that does not fit a pocket. And for a long time most things that would have helped them were in an aisle they did not walk down. So the sheet is bigger and tougher, the pack is flat, and the instructions do not assume that you have ever done this before. That is what the two words mean. Nothing in here is supposed to make you more of a man.</p>
<blockquote>It makes you less of a reflector.</blockquote>
<p>The first run was small enough to pack by hand on the garage table, in a line: count, square the edges, slide, close. They got quick at it. On the second evening Wendell noticed that neither of them had said anything for an hour, and that both were holding a sheet against their own forehead while they worked, out of habit, like someone chewing a pencil.</p>
<p>He wrote it down as market research. The sample was two. The result was unanimous.</p>
<p>These days others do the packing, and the table is used for arguing. If you would like to see how it all turned out, <a href="/#the-drop?offset=50">the drop has it in one, three or six packs</a>. If you have a better name than “wipe,” Dario still reads every suggestion. He is hoping for “leaf.”</p>`;
