import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Renders its content when it is about to scroll into view, so that pages with many stories open fast. */
export function RenderWhenNear({ isScreen, children }: { isScreen?: boolean; children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={ref} style={isNear ? undefined : { minBlockSize: isScreen ? 700 : 160 }}>
      {isNear && children}
    </div>
  );
}
