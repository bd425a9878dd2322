import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "bamboo-charcoal-mens-skincare",
  kind: "fixed",
  title: "Bamboo Charcoal in Men’s Skincare: What It Really Does",
  description:
    "How bamboo becomes charcoal, why pores and surface area matter for oil, how adsorption differs from absorption, and what charcoal does not do.",
  keywords:
    "bamboo charcoal skincare, charcoal for oily skin, activated charcoal face, adsorption, charcoal wipes men",
  excerpt:
    "Charcoal is a lump of holes. The size of the holes decides what it catches. A short tour, with the marketing left outside.",
  intro:
    "Charcoal turns up in soap, toothpaste, masks and ice cream. In a face wipe it has a real job, and it is worth knowing exactly which one.",
  category: "Tips",
  date: "2025-07-21",
  readMinutes: 4,
  tags: ["charcoal", "ingredients", "skincare-basics", "myths"],
  picture: {
    name: "articles/bamboo-charcoal-mens-skincare",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "A {brand} pack between lime-green bamboo on the left and charred black bamboo with lumps of charcoal on the right.",
  },
  related: [
    {
      slug: "what-are-oil-control-face-wipes",
      teaser: "Start here if the word “wipe” makes you think of something wet.",
    },
    {
      slug: "rolling-papers-of-skincare",
      teaser: "The other two ingredients, and why thin is hard to make.",
    },
  ],
  callOut: false,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>Most things sold with charcoal are sold on the color. Black looks serious. It photographs well. But the color does nothing, and in most products neither does the charcoal, because it is suspended in so much water and soap that it arrives already occupied.</p>
<p>Paper is a different case. A dry sheet keeps its charcoal empty until the moment it touches oil. To see why that matters, you have to look at the holes.</p>
<h2 id="from-grass-to-carbon">From grass to carbon</h2>
<p>Bamboo is a grass. Some species can grow close to three feet in a day, which is fast enough to be unsettling. Its stem is a bundle of thousands of fine tubes that carry water up and sugar down.</p>
<p>Heat it to several hundred degrees with hardly any air and it cannot burn. The water leaves, then the tars and gases, and what is left is mostly carbon in the exact shape of the plant. Every tube is still there. Between them the heat has opened a second set of gaps, far smaller, where other molecules used to be.</p>
<p>That is charcoal: a skeleton, with much more inside surface than outside. One gram of good bamboo charcoal can hold a couple of hundred square meters of it. That is a tennis court, folded until it fits in a bottle cap.</p>
<h2 id="the-size-of-a-hole">The size of a hole</h2>
<p>Chemists sort the pores by width.</p>
<table>
<thead>
<tr><th>Pore</th><th>Width</th><th>What it is good for</th></tr>
</thead>
<tbody>
<tr><td>Macropore</td><td>Over 50 nanometers</td><td>The way in. Liquid enters and spreads through these.</td></tr>
<tr><td>Mesopore</td><td>2 to 50 nanometers</td><td>Larger molecules, such as the fats in skin oil.</td></tr>
<tr><td>Micropore</td><td>Under 2 nanometers</td><td>Gases and small molecules, such as odors and solvents.</td></tr>
</tbody>
</table>
<p>A human hair is about 70,000 nanometers wide. None of this is visible, which is why the drawings in advertisements always look like Swiss cheese.</p>
<p>For oil, the wider pores do most of the work. A sebum molecule is bulky, with long tails. It needs a corridor. The plant’s own tubes provide one, and this is the practical argument for bamboo: the plumbing was there before the kiln.</p>
<h2 id="one-letter">One letter, two meanings</h2>
<p><strong>Absorption</strong> is a sponge: liquid goes into the volume and can be squeezed out again. <strong>Adsorption</strong>, with a d, is a wall with things stuck to it: molecules settle on a surface and are held by weak attraction. Charcoal does both. The large pores fill up like a sponge, and the surfaces inside hold on to what arrives.</p>
<p>Carbon also has a preference. Its surface is mostly non-polar, as oil is, while water is polar and would rather stay with other water. So oil wins the better seats. On a face with both sweat and sebum on it, that preference is the entire point.</p>
<p>Taken together, charcoal can take up to 10 times its weight in oil. Note the small words. “Up to” means under good conditions, and “its weight” means the charcoal, not the whole sheet. A sheet is light. It has enough for one face and then it is finished, which is why there are a hundred.</p>
<h2 id="activated-or-not">Activated or not</h2>
<p>“Activated” charcoal has been through a second round, usually with steam or chemicals at high temperature, that etches out even more fine pores. It can reach a thousand square meters a gram and beyond. Hospitals use it in certain poisonings. Water filters use it for chlorine.</p>
<p>Those extra pores are mainly the smallest ones. That helps with gases and dissolved chemicals. It matters less for a thick liquid like sebum, which is limited by how quickly it can get in at all. More surface is not automatically more useful.</p>
<blockquote>A bigger warehouse does not help if the door is the same size.</blockquote>
<p>The source matters less than labels suggest. Coconut shell makes excellent charcoal, mostly fine-pored. Oak makes a decent one. Bamboo brings the ready-made tubes, and it grows back from the root after cutting, so the same stand can be harvested every few years. Both are good reasons. Neither is magic.</p>
<h2 id="what-it-does-not-do">What it does not do</h2>
<p>Charcoal has a reputation to live down, so here is the list.</p>
<ul>
<li>It does not “detox” skin. Your liver and kidneys have that contract.</li>
<li>It does not pull things out of closed pores. It takes what it touches, on the surface.</li>
<li>It does not shrink pores. Nothing that lies on your face for three seconds will.</li>
<li>It does not switch off oil production. That runs on hormones, as explained in <a href="/muglife/why-do-guys-have-oily-skin">the article on why men are oilier</a>.</li>
<li>It does not stain if it is bound into the paper. Rub a dry sheet on white cotton. If it leaves a gray mark, it is dyed or dusted, and you have learned something about the maker.</li>
</ul>
<h2 id="what-is-left">What is left</h2>
<p>One honest property. A dry porous carbon, next to a film of oil, takes the oil. It needs no water, no perfume and no instructions longer than this sentence. Held in hemp and wood pulp, it becomes a sheet you can press on a forehead.</p>
<p>Tires also contain a form of carbon. So do pencils. We mention it so that nobody gets carried away. <a href="/#the-drop?offset=50">The sheets are over here</a>, and they are as plain as they sound.</p>`;
