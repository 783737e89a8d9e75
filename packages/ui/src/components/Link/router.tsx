import { createContext, use, useMemo, type MouseEvent, type ReactNode } from 'react';

interface Router {
  navigate: (path: string) => void;
  useHref: (path: string) => string;
}

const asItIs = (path: string) => path;
const RouterContext = createContext<Router | undefined>(undefined);

export interface RouterProviderProps {
  /** Goes to a path within the app, without loading a page. */
  navigate: (path: string, options?: unknown) => void;
  /** Hook that converts a path to the address shown by the browser, for apps not served at the root. */
  useHref?: (path: string) => string;
  /** Content. */
  children: ReactNode;
}

/** Gives every link, button with an `href`, menu item and tab below it the app's own navigation. */
export function RouterProvider({ navigate, useHref = asItIs, children }: RouterProviderProps) {
  const router = useMemo(() => ({ navigate, useHref }), [navigate, useHref]);
  return <RouterContext value={router}>{children}</RouterContext>;
}

/** True for a click that stays in this tab and on this site; every other one is the browser's. */
const staysHere = (link: HTMLAnchorElement, event: MouseEvent): boolean => {
  const target = link.getAttribute('target');
  return (
    (target === null || target === '' || target === '_self') &&
    link.origin === location.origin &&
    !link.hasAttribute('download') &&
    !(event.metaKey || event.ctrlKey || event.altKey || event.shiftKey)
  );
};

/** The address that a link shows, and what takes its click to the app's router. */
export function useRouted(path: string) {
  const router = use(RouterContext);
  const useHref = router?.useHref ?? asItIs;
  return {
    href: useHref(path),
    follow: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!router || event.defaultPrevented || !staysHere(event.currentTarget, event)) return;
      event.preventDefault();
      router.navigate(path);
    },
  };
}
