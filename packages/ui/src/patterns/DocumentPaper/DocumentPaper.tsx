import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './DocumentPaper.css.ts';
import { documentPaperMessages } from './DocumentPaper.messages.ts';

export { DocumentText, type DocumentTextProps } from '../RichText/RichText.tsx';

/**
 * Document as the recipient sees it, on a paper-like sheet.
 *
 * @example
 * <DocumentPaper label="Quote Q-2026-0142">
 *   <PaperTotals>
 *     <TotalsBlock lines={[{ label: 'Total', value: '24857.57', kind: 'total' }]} />
 *   </PaperTotals>
 * </DocumentPaper>
 */
export function DocumentPaper({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={styles.paper}>
      {children}
    </section>
  );
}

export interface PaperHeadProps {
  /** Company name. */
  name: string;
  /** Address and contact lines. */
  lines: readonly string[];
  /** URL of the logo. */
  logo?: string;
  /** Document number. */
  number: string;
}

/** Letterhead with logo, company and document number above a rule. */
export function PaperHead({ name, lines, logo, number }: PaperHeadProps) {
  return (
    <div className={styles.head}>
      {logo && <img src={logo} alt="" className={styles.mark} />}
      <div className={styles.company}>
        <p className={styles.companyName}>{name}</p>
        {lines.map((line) => (
          <p key={line} className={styles.small}>
            {line}
          </p>
        ))}
      </div>
      <p className={styles.number}>{number}</p>
    </div>
  );
}

/** Company logo. */
export function PaperLogo({ src, name }: { src: string; name: string }) {
  return <img src={src} alt={name} className={styles.logo} />;
}

/** Facts in columns; a fact is never split over pages. */
export function PaperFacts({ facts }: { facts: readonly { label: string; value: string; note?: string }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt className={styles.small}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note && <dd className={styles.small}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Line of a document with formatted figures. */
export interface PaperLine {
  /** Name of the item. */
  name: string;
  /** Description below the name. */
  detail?: string;
  /** Item code. */
  code?: string;
  /** Formatted quantity. */
  quantity?: string;
  /** Unit of the quantity. */
  unit?: string;
  /** Formatted price per unit. */
  unitPrice?: string;
  /** Formatted amount. */
  amount?: string;
}

/** Lines of a document. Columns without values are omitted; on a phone the amount is beside the text. */
export function PaperLines({ label, lines }: { label: string; lines: readonly PaperLine[] }) {
  const messages = useMessages('documentPaper', documentPaperMessages);
  const has = (key: keyof PaperLine) => lines.some((line) => line[key] !== undefined);
  const [hasQuantity, hasPrice, hasAmount] = [has('quantity'), has('unitPrice'), has('amount')];
  return (
    <table aria-label={label} className={styles.lines}>
      <thead>
        <tr>
          <td className={cx(styles.columnHead, styles.beside)} />
          <th scope="col" className={styles.scopeHead}>
            {messages.scope}
          </th>
          {hasQuantity && (
            <>
              <th scope="col" className={cx(styles.columnHead, styles.beside)}>
                {messages.code}
              </th>
              <th scope="col" className={cx(styles.figureHead, styles.beside)}>
                {messages.quantity}
              </th>
              <th scope="col" className={cx(styles.columnHead, styles.beside)}>
                {messages.unit}
              </th>
            </>
          )}
          {hasPrice && (
            <th scope="col" className={cx(styles.figureHead, styles.beside)}>
              {messages.unitPrice}
            </th>
          )}
          {hasAmount && (
            <th scope="col" className={styles.figureHead}>
              {messages.amount}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, detail, code, quantity, unit, unitPrice, amount }, at) => (
          <tr key={at}>
            <td className={cx(styles.order, styles.beside)}>{at + 1}</td>
            <th scope="row" className={styles.scope}>
              <span className={styles.line}>{name}</span>
              {detail && <span className={styles.small}>{detail}</span>}
              {quantity !== undefined && (
                <span className={cx(styles.small, styles.below)}>
                  {unitPrice === undefined
                    ? `${quantity} ${unit ?? ''}`
                    : messages.each(`${quantity} ${unit ?? ''}`, unitPrice)}
                </span>
              )}
            </th>
            {hasQuantity && (
              <>
                <td className={cx(styles.mutedCell, styles.beside)}>{code}</td>
                <td className={cx(styles.figure, styles.beside)}>{quantity}</td>
                <td className={cx(styles.mutedCell, styles.beside)}>{unit}</td>
              </>
            )}
            {hasPrice && <td className={cx(styles.figure, styles.beside)}>{unitPrice}</td>}
            {hasAmount && <td className={cx(styles.figure, styles.strong)}>{amount}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Difference of one line. */
export interface PaperChange {
  /** Name of the item. */
  name: string;
  /** Description below the name. */
  detail?: string;
  /** Old amount; absent for added lines. */
  before?: string;
  /** New amount; absent for removed lines. */
  after?: string;
  /** Difference with its sign. */
  difference: string;
}
export interface PaperChangesProps {
  /** Accessible name of the table. */
  label: string;
  /** Column headers of the two states. */
  names: readonly [before: string, after: string];
  /** Changed lines in order. */
  changes: readonly PaperChange[];
  /** Total row below the changes. */
  total?: PaperChange;
}

function ChangeRow({ change, isSum = false }: { change: PaperChange; isSum?: boolean }) {
  const messages = useMessages('documentPaper', documentPaperMessages);
  const { name, detail, before, after, difference } = change;
  const sum = isSum && styles.sum;
  return (
    <tr>
      <th scope="row" className={cx(styles.scope, sum)}>
        <span className={styles.line}>{name}</span>
        {detail && <span className={styles.small}>{detail}</span>}
        {before !== undefined && after !== undefined && (
          <span className={cx(styles.small, styles.below)}>{messages.from(before, after)}</span>
        )}
      </th>
      <td className={cx(styles.figure, styles.beside, sum)}>{before ?? '–'}</td>
      <td className={cx(styles.figure, styles.beside, sum)}>{after ?? '–'}</td>
      <td className={cx(styles.figure, styles.strong, sum)}>{difference}</td>
    </tr>
  );
}

/** Differences from the previous document by line. On a phone both states are below the text. */
export function PaperChanges({ label, names, changes, total }: PaperChangesProps) {
  const messages = useMessages('documentPaper', documentPaperMessages);
  return (
    <table aria-label={label} className={styles.lines}>
      <thead>
        <tr>
          <th scope="col" className={styles.scopeHead}>
            {messages.scope}
          </th>
          {names.map((name) => (
            <th key={name} scope="col" className={cx(styles.figureHead, styles.beside)}>
              {name}
            </th>
          ))}
          <th scope="col" className={styles.figureHead}>
            {messages.change}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change, at) => (
          <ChangeRow key={at} change={change} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <ChangeRow change={total} isSum />
        </tfoot>
      )}
    </table>
  );
}

/** Totals aligned to the end edge. */
export function PaperTotals({ children }: { children: ReactNode }) {
  return <div className={styles.totals}>{children}</div>;
}

/** Page break marker. */
export function PaperBreak() {
  const messages = useMessages('documentPaper', documentPaperMessages);
  return (
    <div role="separator" aria-label={messages.pageBreak} className={styles.pageBreak}>
      <span aria-hidden>{messages.pageBreak}</span>
    </div>
  );
}
