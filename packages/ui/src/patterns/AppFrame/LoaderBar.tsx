import * as styles from './AppFrame.css.ts';

/** Two pixels under the header from the moment a page is asked for until it is there. */
export function LoaderBar() {
  return (
    <div role="progressbar" aria-label="Loading the page" className={styles.loader}>
      <div className={styles.loaderBar} />
    </div>
  );
}
