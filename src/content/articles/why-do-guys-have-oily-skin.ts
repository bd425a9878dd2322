import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "why-do-guys-have-oily-skin",
  kind: "fixed",
  title: "Why Do Guys Have Oily Skin? Hormones, Glands, Heat",
  description:
    "Androgens, gland size, the T-zone, the time of day and the weather: why men’s skin makes more oil, what sebum is, and what does not change it.",
  keywords:
    "why do guys have oily skin, sebaceous glands men, sebum composition, testosterone oily skin, why is my t-zone oily, oily skin causes",
  excerpt:
    "Bigger glands, louder hormones and a daily rhythm that peaks around lunch. The machinery behind a shiny forehead, explained from below.",
  intro:
    "On average, men make more skin oil than women from puberty onward, and stay that way for decades. It is not the pizza. It starts about a millimeter down.",
  category: "Tips",
  date: "2025-08-01",
  readMinutes: 4,
  tags: ["oily-skin", "skincare-basics", "myths"],
  picture: {
    name: "articles/why-do-guys-have-oily-skin",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "A bald man in a lime shirt looks up at the small lime derrick on his shining head, which is striking amber oil.",
  },
  related: [
    { slug: "how-to-stop-oily-face", teaser: "Now that you know the machinery: how to live with it." },
    { slug: "stop-face-getting-oily-simple", teaser: "Five small switches. No new bottles." },
  ],
  callOut: false,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>Every hair on your body, including the ones too fine to see, grows out of a follicle. Attached to most of them is a small sac called a sebaceous gland. Its only product is sebum. It has been in production since before you were born: the white coating on newborns is partly made of it.</p>
<h2 id="how-a-gland-works">How a gland works</h2>
<p>Most glands pump. This one spends its own staff. Cells at the edge divide, move toward the middle, fill up with fat until they can hold no more, and burst. What spills out is the product. Biologists call it holocrine secretion. The journey of one cell takes somewhere around two to three weeks, so the oil on your nose today was scheduled earlier in the month.</p>
<p>This explains a lot of disappointment. Whatever you did last night has no influence on cells that were already full.</p>
<h2 id="what-is-in-sebum">What is in sebum</h2>
<p>Roughly, and with differences between people:</p>
<table>
<thead>
<tr><th>Part</th><th>Share</th><th>Also known from</th></tr>
</thead>
<tbody>
<tr><td>Triglycerides and fatty acids</td><td>A bit over half</td><td>Cooking oil, body fat</td></tr>
<tr><td>Wax esters</td><td>About a quarter</td><td>Jojoba</td></tr>
<tr><td>Squalene</td><td>About an eighth</td><td>Olive oil, shark liver</td></tr>
<tr><td>Cholesterol and its esters</td><td>A few percent</td><td>Blood tests</td></tr>
</tbody>
</table>
<p>It waterproofs hair, slows the loss of water from skin, carries vitamin E to the surface and helps to keep things slightly acidic. It is good equipment.</p>
<blockquote>You were issued a large tank.</blockquote>
<p>It is also oddly personal to the species. Hardly any other mammal has so much squalene in its skin oil, and one of the fatty acids is so typical of us that chemists named it sapienic acid, after <em>Homo sapiens</em>. Squalene reacts with air and sunlight within hours, which is part of why a forehead’s oil feels fresh at noon and stale by evening.</p>
<h2 id="why-men">Why men</h2>
<p>Glands have receptors for androgens, the family of hormones that includes testosterone. Inside the gland an enzyme turns testosterone into a stronger relative, DHT. The signal says grow, and fill. At puberty androgens rise in everyone, and much further in boys, so their glands end up larger and busier.</p>
<p>What happens later is less well known. In women output falls noticeably after menopause. In men it holds on, declining only slowly, often into a man’s seventies. Your grandfather’s forehead is telling you something.</p>
<p>Hormone level alone is not the whole story. Two men with the same blood test can have very different skin. Genes set the number of glands, their size and how keenly they listen. Twin studies point the same way: oiliness runs in families more than in lunch orders.</p>
<h2 id="why-there-and-then">Why there, and why then</h2>
<p><strong>Why the T-zone.</strong> Face and scalp carry several hundred glands per square centimeter, up to about nine hundred in places. On arms and legs it is usually below a hundred. Palms and soles have none at all, so the grease in a fingerprint came from somewhere else, and you can guess where. Forehead and nose also have some of the largest glands. A cheek has fewer. That is what “combination skin” means.</p>
<p><strong>Why around lunch.</strong> Sebum follows a daily rhythm. Studies that measured it hour by hour found a high from late morning to early afternoon and a low late in the evening and at night. So 2 p.m. is a peak plus whatever has piled up since breakfast.</p>
<p><strong>Why in summer.</strong> Warm skin pushes out more, and warm sebum flows better. Humidity adds sweat, and the mixture spreads.</p>
<h2 id="what-does-not-change-it">What does and does not change it</h2>
<ul>
<li><strong>Washing.</strong> Removes what is there. Does not alter the rate, up or down. The idea that glands sense a clean surface and retaliate is repeated everywhere and demonstrated almost nowhere. What is real: a stripped face feels tight, and when oil returns to its normal level, it feels like a lot.</li>
<li><strong>Food.</strong> The best evidence is for diets with a lower glycemic load, and it concerns pimples more than shine. Fried food does not travel from plate to pore. Standing over the fryer is another matter.</li>
<li><strong>Stress.</strong> Plausible. Glands respond to some stress hormones in the laboratory. In daily life it is hard to separate from sweat, bad sleep and touching your face.</li>
<li><strong>Sleep.</strong> Little direct proof for oil. Worth having anyway.</li>
<li><strong>Medications.</strong> Some raise it, some lower it. Anabolic steroids raise it spectacularly.</li>
<li><strong>Age.</strong> Works. Cannot be ordered.</li>
</ul>
<p>A sudden change, or oil together with pain, scaling or severe breakouts, deserves a dermatologist. Seborrheic dermatitis, for one, is common, looks like greasy flakes around brows and nose, and is not something to wipe at.</p>
<h2 id="what-follows">What follows from all this</h2>
<p>If the rate is fixed, you have two honest levers. You can look after the skin the oil lies on. And you can lift the surplus at the time of day when there is most of it. One charcoal sheet around lunch takes the film, and the gland carries on as if nothing happened, because as far as it knows, nothing did. Two or three a day is the limit. The rest is insulation.</p>
<p>There is a whole article on <a href="/muglife/bamboo-charcoal-mens-skincare">what charcoal has to do with it</a>, and <a href="/#the-drop?offset=50">a pack of one hundred</a> for when reading stops helping.</p>
<p>Your glands are not broken. They are simply very committed to a plan nobody consulted you on.</p>`;
