/** Link to a page of this Storybook; only the text where there is none. */
export function PageLink({ href, children }: { href: string | undefined; children: string }) {
  return href === undefined ? (
    children
  ) : (
    <a href={href} target="_top">
      {children}
    </a>
  );
}
