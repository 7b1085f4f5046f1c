// Which section is being read is marked in the navigation.

whenReady(() => {
  const links = new Map(
    [...document.querySelectorAll("nav li a")].map((link) => [link.hash.slice(1), link]));
  const sections = [...document.querySelectorAll("main > section")];
  if (sections.length === 0 || !("IntersectionObserver" in window)) return;
  const visible = new Set();
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (entry.isIntersecting) visible.add(entry.target);
      else visible.delete(entry.target);
    }
    const current = sections.find((section) => visible.has(section));
    for (const [id, link] of links) {
      if (id === current?.id) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }, { rootMargin: "-20% 0px -60% 0px" });
  for (const section of sections) observer.observe(section);
});
