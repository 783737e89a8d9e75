import type { ReactNode } from 'react';
import { WideField } from '../../components/Form/FieldGroup.tsx';
import * as styles from './Dimensions.css.ts';

interface DimensionGroupProps {
  title: string;
  hint: string;
  /** What is wrong with the group as a whole. */
  problem?: string | undefined;
  children: ReactNode;
}

/** Several fields of a form that are one dimension. */
export function DimensionGroup({ title, hint, problem, children }: DimensionGroupProps) {
  return (
    <WideField>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{title}</legend>
        <p className={styles.hint}>{hint}</p>
        {children}
        {problem && <p className={styles.wrong}>{problem}</p>}
      </fieldset>
    </WideField>
  );
}
