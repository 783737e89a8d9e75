import { lazy, Suspense, type ReactNode } from 'react';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { BrandMark } from '../../components/Brand/BrandMark.tsx';
import { lazyImport } from '../../lazyImport.ts';
import * as styles from './AuthLayout.css.ts';

// A decoration that nobody waits for: it is not in the first load of sign-in.
const PlanDrawing = lazy(() =>
  lazyImport(() => import('./PlanDrawing.tsx').then((module) => ({ default: module.PlanDrawing }))),
);

export interface AuthLayoutProps {
  /** Product name. */
  brand: string;
  /** Address of the product name. */
  brandHref?: string;
  /** Logo beside the product name. */
  brandMark?: ReactNode;
  /** Heading of the form. */
  title: string;
  /** Text below the heading. */
  description?: ReactNode;
  /** Form of the page. */
  children: ReactNode;
  /** Content at the end of the brand line. */
  topRight?: ReactNode;
  /** Links below the form. */
  footer?: ReactNode;
  /** A wider column, for a first set-up in steps; a document has the page to itself. */
  width?: keyof typeof styles.width;
}

/**
 * Layout of sign-in and related pages: a narrow form beside a brand panel.
 *
 * @example
 * <AuthLayout brand="Plumbline" title="Sign in">
 *   <TextField label="Email" type="email" />
 *   <PasswordField label="Password" />
 *   <Button variant="primary">Sign in</Button>
 * </AuthLayout>
 */
export function AuthLayout({
  brand,
  brandHref,
  brandMark,
  title,
  description,
  children,
  topRight,
  footer,
  width = 'form',
}: AuthLayoutProps) {
  const brandFace = (
    <>
      <span aria-hidden className={styles.mark}>
        {brandMark ?? <BrandMark size={32} showName={false} />}
      </span>
      <span>{brand}</span>
    </>
  );
  return (
    <div className={width === 'document' ? `${styles.page} ${styles.whole}` : styles.page}>
      <div className={styles.panel}>
        <header className={styles.top}>
          {brandHref === undefined ? (
            <span className={styles.brand}>{brandFace}</span>
          ) : (
            <Anchor href={brandHref} className={styles.brand}>
              {brandFace}
            </Anchor>
          )}
          {topRight && <div className={styles.topRight}>{topRight}</div>}
        </header>
        <main className={styles.main}>
          <div className={styles.width[width]}>
            <h1 className={styles.title}>{title}</h1>
            {description !== undefined && <p className={styles.description}>{description}</p>}
            <div className={styles.form}>{children}</div>
          </div>
        </main>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
      {/* The drawing uses the brand colors of the light theme in both themes. */}
      {width !== 'document' && (
        <div className={styles.picture} data-theme="light">
          <Suspense fallback={null}>
            <PlanDrawing />
          </Suspense>
        </div>
      )}
    </div>
  );
}
