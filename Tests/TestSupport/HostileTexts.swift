/// Texts that mean something to a browser, a terminal, a shell, or a reader of Markdown or JSON.
package let hostileTexts = [
  "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "'><svg/onload=alert(1)>",
  "</style><script>alert(1)</script>", "</title><body onload=alert(1)>", "<!--", "-->", "]]>",
  "javascript:alert(1)", "java\nscript:alert(1)", "data:text/html,<b>x", "&lt;script&gt;",
  "&#60;script&#62;", "{{sections}}{{style}}", "`</code><b>`x`", "``` \n<b>\n```",
  "|a|b|\n|-|-|", "[x](javascript:alert(1))", "![x](https://e.example/x.png)",
  "<https://e.example>",
  "@octocat", "#1", "\n# heading\n- list\n", "\u{1B}[31mred\u{1B}]0;title\u{7}", "\u{9B}2J",
  "\u{202E}evil\u{202C}", "\u{2066}x\u{2069}", "\u{0}\u{1}\u{7F}", "\r\nSet-Cookie: x",
  "\u{FFFE}\u{FFFF}",
  "\u{2028}\u{2029}", "%3Cscript%3E", "${7*7}", "a\\", "\\u003cscript\\u003e", "+ADw-script+AD4-",
  "<a href=//e.example>x</a>", "\" autofocus onfocus=alert(1) x=\"", "<iframe srcdoc='<b>'>",
  "<plaintext>",
  String(repeating: "a", count: 3000), "", " ", "é😀\u{200D}👩🏽", "::error file=a::x",
  "../../etc/passwd",
  "<style>*{display:none}</style>", "<base href=//e.example>", "<form action=x><input name=y>",
]
