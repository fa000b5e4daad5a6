import { expect, test } from "vitest";
import { strictElements } from "../../tests/support/strict-html";
import { richText } from "./rich-text";

/** Known attacks: only the allow-list may come out, always well-formed. */

const TAGS = new Set(
  (
    "p br hr strong b em i u s small sub sup mark abbr span div h2 h3 h4 h5 ul ol li dl dt dd blockquote cite " +
    "pre code table caption colgroup col thead tbody tfoot tr th td figure figcaption img a time section"
  ).split(" "),
);
const ATTRIBUTES = new Set(
  (
    "href rel src alt width height loading scope colspan rowspan start datetime title lang class id tabindex " +
    "aria-label role data-label"
  ).split(" "),
);

const ATTACKS = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<script/x>alert(1)</script/y>",
  "<script>alert(1)",
  "<<script>alert(1)//<</script>",
  "<img src=x onerror=alert(1)>",
  "<img src='/files/a.jpg' onload=alert(1) style='background:url(javascript:alert(1))'>",
  "<img/src=x/onerror=alert(1)//",
  '<img src="x` `<script>alert(1)</script>"` `>',
  "<img src=javascript:alert(1)>",
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<img srcset="https://evil.example/x.png 2x" src="https://evil.example/x.png">',
  '<picture><source srcset="//evil.example/x.png"><img src="//evil.example/x.png"></picture>',
  '<p onclick="alert(1)" onmouseover=alert(1) id=main style="position:fixed">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;script&colon;alert(1)">x</a>',
  '<a href="javascript&#58;alert(1)">x</a>',
  '<a href="&#x6A;avascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="feed:javascript:alert(1)">x</a>',
  '<a href="blob:https://evil.example/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="https://evil.example" target="_blank" rel="opener" ping="https://evil.example/p" download>x</a>',
  '<a href="https://evil.example/&quot; onclick=&quot;alert(1)">x</a>',
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  "<svg><foreignObject><iframe srcdoc='<script>alert(1)</script>'></iframe></foreignObject></svg>",
  "<svg></p><style><a id='</style><img src=1 onerror=alert(1)>'>",
  "<svg><style>&lt;img src=1 onerror=alert(1)&gt;</style></svg>",
  "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
  '<svg><use href="data:image/svg+xml,#x"/></svg>',
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
  '<math href="javascript:alert(1)">x</math>',
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  "<math><annotation-xml encoding='text/html'><img src=x onerror=alert(1)></annotation-xml></math>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<template><img src=x onerror=alert(1)></template>",
  "<template><script>alert(1)</script>",
  "<style>@import 'https://evil.example/x.css';</style>",
  "<style><img src='</style><img src=x onerror=alert(1)>'></style>",
  "<link rel=stylesheet href=//evil.example/x.css>",
  "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
  "<base href='https://evil.example/'>",
  "<iframe src=https://evil.example></iframe>",
  "<iframe srcdoc='&lt;script&gt;alert(1)&lt;/script&gt;'>",
  "<object data=https://evil.example><param name=x value=y></object>",
  "<embed src=javascript:alert(1)>",
  "<applet code=x></applet>",
  "<form action=https://evil.example><input name=q><button formaction=javascript:alert(1)>x</button></form>",
  "<input autofocus onfocus=alert(1)><select><option>x</select><textarea>x</textarea>",
  "<isindex action=javascript:alert(1) type=image>",
  "<details open ontoggle=alert(1)><summary>x</summary></details>",
  "<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>",
  "<marquee onstart=alert(1)>x</marquee><blink>x</blink>",
  "<body onload=alert(1)><html><head><title>x</title>",
  "<frameset><frame src=javascript:alert(1)></frameset>",
  "<dialog open>x</dialog><custom-element onclick=x></custom-element>",
  "<!--[if gte IE 4]><script>alert(1)</script><![endif]-->",
  "<!--><img src=x onerror=alert(1)>-->",
  "<!--- --!><img src=x onerror=alert(1)>",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<?xml-stylesheet href='javascript:alert(1)'?><?php echo 1 ?>",
  "<!DOCTYPE html [<!ENTITY x 'y'>]>x",
  "<plaintext><script>alert(1)</script>",
  "<xmp><script>alert(1)</script></xmp>",
  "<listing>&lt;img onerror=alert(1) src&gt;</listing>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "<p title='&quot;&gt;&lt;script&gt;'><abbr title='&quot;><script>alert(1)</script>'>x</abbr>",
  '<table background="javascript:alert(1)"><tr><td background="x" width=1>x',
  '<h2 id="main" name="forms" class="header">x</h2><h3 id="&quot;><script>">x</h3>',
  '<ol class="timeline shell" start="1&quot; onclick=&quot;x"><li>x</ol>',
  "<b><i><a href='/hakkimizda'><p><ul><li><table><tr><td>unclosed",
  "</p></div></section></body></html><p>after",
  "<p>".repeat(2_000) + "deep",
  "<div>".repeat(500) + "<table>".repeat(200),
  "< script>alert(1)</ script><\u0000script>alert(1)</script>",
  "<a\u000chref=javascript:alert(1)\u000conclick=alert(1)>x</a>",
  "\u2028<scr\u0131pt>alert(1)</scr\u0131pt>",
];

test.each(ATTACKS)("%s", (attack) => {
  for (const language of ["tr", "en"] as const) {
    const html = richText(attack, { language, t: () => "Tablo" });
    for (const { tag, attributes } of strictElements(html)) {
      expect(TAGS, html).toContain(tag);
      for (const [name, value] of Object.entries(attributes)) {
        expect(ATTRIBUTES, html).toContain(name);
        if (name === "href") expect(value).toMatch(/^(https?:\/\/|mailto:|tel:|\/|#)/);
        if (name === "src") expect(value).toMatch(/^\/dosya\/[\w-]{16}\//);
        if (name === "id") expect(value).toMatch(/^metin-/);
        if (name === "class") expect(value).toMatch(/^(timeline|scroll)$/);
      }
    }
  }
});

test("keeps no text of a script, style or frame", () => {
  const hidden = ["script", "style", "noscript", "template", "iframe", "object", "svg", "math", "textarea"];
  for (const tag of hidden) {
    expect(richText(`<p>a</p><${tag}>alert(1)</${tag}><p>b</p>`, { language: "tr", t: () => "" })).toBe(
      "<p>a</p><p>b</p>",
    );
  }
});

test("keeps harmless text inside forbidden tags", () => {
  const html = "<section><article><center><font color=red>Fiyat</font></center></article></section>";
  expect(richText(html, { language: "tr", t: () => "" })).toBe("<div><span>Fiyat</span></div>");
});
