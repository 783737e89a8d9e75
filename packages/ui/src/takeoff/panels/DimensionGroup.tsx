import type { ReactNode } from 'react';
import { WideField } from '../../components/Form/FieldGroup.tsx';
import * as styles from './Dimensions.css.ts';
import { ProblemText } from './ProblemText.tsx';

interface DimensionGroupProps {
  title: string;
  hint: string;
  /** Error of the whole group. */
  problem?: string | undefined;
  children: ReactNode;
}

/** Group of form fields that form one dimension. */
export function DimensionGroup({ title, hint, problem, children }: DimensionGroupProps) {
  return (
    <WideField>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{title}</legend>
        <p className={styles.hint}>{hint}</p>
        {children}
        {problem && <ProblemText>{problem}</ProblemText>}
      </fieldset>
    </WideField>
  );
}
