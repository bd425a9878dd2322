import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "gym-bros-need-face-wipes",
  kind: "fixed",
  title: "Why Gym Bros Need Face Wipes Next to the Chalk",
  description:
    "Sweat is water, shine is oil, and a gym towel only handles one. What training does to a face, and why a dry charcoal sheet belongs by the chalk.",
  keywords: "gym face wipes, gym bros face wipes, sweat vs sebum, gym towel bacteria, oily face gym",
  excerpt:
    "A towel takes water. Your face also has oil on it, and hair wax, and some bench. The case for one dry sheet beside the chalk.",
  intro:
    "You have straps for your wrists, sleeves for your knees and a belt for your spine. For the face there is a towel. It is the wrong tool for half of the job.",
  category: "Confidence Hacks",
  date: "2025-07-28",
  readMinutes: 3,
  tags: ["gym", "hygiene", "charcoal"],
  picture: {
    name: "articles/gym-bros-need-face-wipes",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "A man with a lime headband grits his teeth behind a barbell loaded with lime Matte Mode packs instead of plates.",
  },
  related: [
    { slug: "gym-bag-essentials-men", teaser: "The other eight objects, and the order to pack them in." },
    { slug: "face-wipes-for-gym-bros", teaser: "Before, during, after: two moments to use, one to leave." },
  ],
  callOut: true,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>Chalk takes moisture off hands so that they grip. Nobody finds it vain. It is a dry material that solves a wet problem at the point of contact. A charcoal sheet is the same idea, eighteen inches higher.</p>
<h2 id="two-liquids">Two liquids, one face</h2>
<p>Sweat comes from eccrine glands. There are two to four million of them and they make a thin salty water, about 99% water in fact, to cool you by evaporating. A hard hour can cost a quart or more. Sebum comes from sebaceous glands, which sit on hair follicles and ooze fat and wax at a pace that hardly changes while you train.</p>
<p>On a face at rest the two barely meet. In a session they do. Sweat lifts the oil, carries it down from the hairline and mixes it with styling product, sunscreen and whatever was on the bar. When the water evaporates, the rest stays. That is why you can look dry and greasy twenty minutes after the last set.</p>
<h2 id="what-the-towel-does">What the towel does</h2>
<p>Cotton is cellulose, and cellulose loves water. A terry loop pulls it in and spreads it through the yarn. With oil it does less. Some goes in, most is smeared thin, and a thin even film is exactly what shines best.</p>
<p>Then there is the towel’s biography. It starts on your shoulder. It goes on the bench, on the floor beside the rack, on a handle, on the bench again. By set four it is a record of the room. Studies that swab gym equipment find plenty of ordinary skin bacteria and now and then some less ordinary ones. Equipment is for hands. Faces have thinner skin and three openings.</p>
<p>A single-use sheet has no biography. You pull it, press it, toss it.</p>
<h2 id="why-charcoal">Why charcoal in particular</h2>
<p>Pressed into the sheet are particles of bamboo charcoal. Their surface has little interest in water and a strong one in fat. So on a face where some dampness is left, the pores still fill with oil first. Any dry paper would do something. This does it with less paper.</p>
<ul>
<li><strong>Hemp fiber</strong> keeps the sheet whole on stubble. Tissue on a three-day beard leaves confetti.</li>
<li><strong>No perfume</strong>, so nothing stings on warm, flushed skin.</li>
<li><strong>No liquid</strong>, so it can lie under a 45-pound plate in your bag and still be a sheet.</li>
</ul>
<h2 id="in-the-eyes">It also keeps things out of your eyes</h2>
<p>The practical reason has nothing to do with looks. What burns when sweat runs into an eye is mostly salt, along with sunscreen and hair product dissolved on the way down. If you press the forehead and the hairline before training, there is less on the slope to be carried. A headband catches the water. The sheet has already taken the cargo.</p>
<p>Glasses hold better on a nose without oil, for the same reason that a bar holds better with chalk. So do the ear cushions of headphones, which otherwise slide around and leave a ring.</p>
<h2 id="the-objections">The objections, briefly</h2>
<p><strong>“I’ll shower anyway.”</strong> Good. Then you need a sheet on the days when the shower is at home and dinner is not.</p>
<p><strong>“It’s a bit much.”</strong> You weigh rice. You own a foam roller in two densities.</p>
<blockquote>This is a piece of paper, bro.</blockquote>
<p><strong>“Won’t my skin make more?”</strong> Glands follow hormones. Nobody has found a sensor on the surface. Skin refills at its own pace, and one or two sheets around a session stay well under the limit of three a day.</p>
<p><strong>“My towel is clean.”</strong> At home it is.</p>
<h2 id="the-minimum">The minimum version</h2>
<ol>
<li>Wash hands after the last set.</li>
<li>Towel for the water. A fresh one, or the clean half you defended.</li>
<li>Wait until you stop dripping.</li>
<li>Sheet on the forehead, nose and chin. Three seconds each.</li>
<li>Trash. Gym plumbing has suffered enough.</li>
</ol>
<p>If training leaves you with painful bumps or a rash under straps and bands, a dermatologist has seen it before and can be quick about it. For everything short of that, put <a href="/#the-drop?offset=50">a pack next to the chalk</a>. What goes into the rest of the bag is covered in <a href="/muglife/gym-bag-essentials-men">the list of nine</a>.</p>
<p>Your grip was never the only thing that slipped.</p>`;
