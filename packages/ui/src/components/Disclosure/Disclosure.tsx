import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  Disclosure as AriaDisclosure,
  DisclosureGroup,
  DisclosurePanel,
} from 'react-aria-components';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  title: ReactNode;
  /** At the end of the title's line: a count, a sum. */
  aside?: ReactNode;
  children: ReactNode;
  id?: string;
  isExpanded?: boolean;
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  isDisabled?: boolean;
  level?: 2 | 3 | 4;
  /** Without the line below. */
  plain?: boolean;
}

/** A part that opens below its title. */
export function Disclosure({ title, aside, children, level = 3, plain, ...rest }: DisclosureProps) {
  const Title = `h${level}` as const;
  return (
    <AriaDisclosure {...rest} className={cx(styles.item, plain && styles.plain)}>
      <Title className={styles.heading}>
        <Button slot="trigger" className={styles.trigger}>
          <span className={styles.chevron}>
            <Icon icon={ChevronRight} directional />
          </span>
          <span className={styles.words}>{title}</span>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        </Button>
      </Title>
      <DisclosurePanel>
        <div className={styles.body}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}

export interface AccordionProps {
  items: readonly {
    id: string;
    title: ReactNode;
    aside?: ReactNode;
    content: ReactNode;
    isDisabled?: boolean;
  }[];
  /** Several parts open at a time. */
  allowMultiple?: boolean;
  defaultExpanded?: readonly string[];
  level?: 2 | 3 | 4;
}

/** Disclosures that belong together. */
export function Accordion({ items, allowMultiple = true, defaultExpanded, level }: AccordionProps) {
  return (
    <DisclosureGroup
      allowsMultipleExpanded={allowMultiple}
      defaultExpandedKeys={defaultExpanded}
      className={styles.group}
    >
      {items.map(({ id, title, aside, content, isDisabled }) => (
        <Disclosure key={id} id={id} title={title} aside={aside} isDisabled={isDisabled} level={level}>
          {content}
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
