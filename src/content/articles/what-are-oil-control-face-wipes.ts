import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "what-are-oil-control-face-wipes",
  kind: "fixed",
  title: "What Are Oil-Control Face Wipes? A Dry Introduction",
  description:
    "What an oil-control face wipe is, where blotting paper comes from, the four kinds on sale, how the oil moves, and who can skip the whole thing.",
  keywords:
    "oil control face wipes, blotting paper, charcoal face wipes, oil blotting sheets, face wipes for men",
  excerpt:
    "A small dry sheet that takes oil off a face and leaves everything else where it was. Here is where it comes from and how it works.",
  intro:
    "An oil-control face wipe is a dry sheet that lifts oil off skin and leaves the rest alone. It has one moving part, which is your hand.",
  category: "Tips",
  date: "2025-07-17",
  readMinutes: 4,
  tags: ["skincare-basics", "oily-skin", "charcoal", "ingredients"],
  picture: {
    name: "articles/what-are-oil-control-face-wipes",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "A {brand} pack on a bone background, three charcoal sheets flying out of it between floating amber drops of oil.",
  },
  related: [
    { slug: "great-face-wipe-oily-skin", teaser: "Seven things to check before you pay for paper." },
    { slug: "bamboo-charcoal-mens-skincare", teaser: "Holes, mostly. The article is about the holes." },
  ],
  callOut: true,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>The name causes trouble. “Wipe” makes people think of the wet kind: the ones that come in a plastic brick, smell of cucumber and dry out in the glove box by June. Those are cleansers on a cloth. An oil-control wipe is closer to a very good napkin. No liquid, no foam, nothing to rinse.</p>
<p>It exists because of a gap in the day. You wash in the morning. You wash at night. Between the two there are about fifteen hours in which your face carries on making oil, and no sink.</p>
<h2 id="what-is-in-one">What is in one</h2>
<p>The short version: plant fiber, pressed thin. Ours is bamboo charcoal, hemp pulp and wood pulp. Each has a job.</p>
<ul>
<li><strong>Wood pulp</strong> gives the sheet its body. The fibers are short and pack closely, so the surface is soft.</li>
<li><strong>Hemp pulp</strong> is the reinforcement. Its fibers are many times longer than wood fibers, and they hold the sheet together when it meets a beard.</li>
<li><strong>Bamboo charcoal</strong> is the storage. It is full of pores, and it can take up to 10 times its own weight in oil.</li>
</ul>
<p>There is no scent and no soap. A sheet that leaves something behind is doing a second job, and you did not ask for one.</p>
<h2 id="older-than-you-think">Older than it looks</h2>
<p>Blotting a face with paper is not a recent invention. In Japan it grew out of the gold-leaf trade. Gold was beaten between sheets of a dense, smooth handmade paper, and after enough beating the paper turned out to be remarkably good at picking up oil. Actors and geisha used it to lift shine without disturbing their makeup. It is still sold in Kyoto under the name <em>aburatorigami</em>, which translates, without any fuss, as oil-removing paper.</p>
<p>So the idea was tested under stage lights, on people in full costume, for a few generations. Our version adds charcoal and a bigger sheet.</p>
<h2 id="the-four-kinds">The four kinds you will meet</h2>
<table>
<thead>
<tr><th>Kind</th><th>What it is</th><th>What to know</th></tr>
</thead>
<tbody>
<tr><td>Plain paper</td><td>Thin pulp, sometimes linen or hemp</td><td>Works. Small sheets fill up early.</td></tr>
<tr><td>Powdered paper</td><td>Paper with a dusting of starch or powder</td><td>Takes oil and leaves a pale film. Visible on darker skin and in beards.</td></tr>
<tr><td>Plastic film</td><td>A soft polymer sheet with tiny holes</td><td>Turns clear when full, which is satisfying. It is also plastic.</td></tr>
<tr><td>Charcoal paper</td><td>Pulp with charcoal through it</td><td>More storage for the same size. Black, so it does not show off.</td></tr>
</tbody>
</table>
<p>Wet wipes are a fifth thing with the same name. They wash. If you want the whole comparison of washing and wiping, it has <a href="/muglife/face-wipes-vs-face-wash">its own page</a>.</p>
<h2 id="how-the-oil-moves">How the oil moves</h2>
<p>Sebum lies on skin as a thin film. Put a dry sheet against it and two things happen. First, the gaps between fibers pull the film in, the same way a corner of paper towel drinks a spill without being told to. That is capillary action. Then the oil reaches the charcoal, and its molecules settle on the walls of the pores and stay there.</p>
<p>Water in the skin stays where it is. So does most of what you put on that morning, if you gave it a few minutes to sink in. That is the difference between taking oil off and washing a face: the sheet can only take what is lying on top.</p>
<p>On a white sheet the oil shows up as a see-through patch. The oil fills the air gaps, light stops scattering and the paper turns into a window. On a black sheet you see a darker mark in the shape of your forehead. Nobody needs to frame it.</p>
<h2 id="how-to-use-one">How to use one</h2>
<ol>
<li>Pull one sheet. Hands reasonably clean.</li>
<li>Lay it flat on the forehead. Hold for three seconds. Lift.</li>
<li>Fold to a fresh side. Do the nose, the sides of the nose and the chin.</li>
<li>Put it in the trash. It is paper with your oil in it, and it does not go down a toilet.</li>
</ol>
<p>Press. There is no prize for rubbing. Friction moves oil sideways and makes skin red, and then you are a red man with oil in a new place.</p>
<p>At most two or three a day. Some oil on skin is useful: it slows water loss and keeps the surface flexible.</p>
<blockquote>You are trimming, not deforesting.</blockquote>
<p>Up to 90% of the shine can go and your face will still be perfectly well supplied by dinner.</p>
<h2 id="who-can-skip-it">Who can skip it</h2>
<p>People with dry skin have nothing to hand over. Anyone with a sunburn, a fresh cut or skin that is peeling should wait until it is not. And if your skin hurts, or breaks out badly and keeps doing it, paper is the wrong department. That is what dermatologists are for.</p>
<p>Everyone else can try a very cheap experiment. Wait until two in the afternoon, press one sheet on your forehead and look at the sheet. You will know within three seconds whether you are the person this was made for. If you are, <a href="/?bundle=starter#shopify-checkout">there are a hundred of them in a pack</a>.</p>`;
