import { useLocale } from '../../locale.tsx';
import { useWords } from '../../words/useWords.ts';
import { DecimalField, type DecimalFieldProps } from './DecimalField.tsx';
import { marksOf, toLocal } from './marks.ts';
import { decimalFieldWords } from './NumberFields.words.ts';

export type CurrencyFieldProps = Omit<DecimalFieldProps, 'prefix' | 'unit'>;

/** US dollars with two to four places, as a decimal string. */
export function CurrencyField({
  minFractionDigits = 2,
  maxFractionDigits = 4,
  ...props
}: CurrencyFieldProps) {
  const words = useWords('decimalField', decimalFieldWords);
  const { locale } = useLocale();
  return (
    <DecimalField
      {...props}
      prefix="$"
      minFractionDigits={minFractionDigits}
      maxFractionDigits={maxFractionDigits}
      invalidMessage={props.invalidMessage ?? words.notAnAmount(toLocal('1,284.50', marksOf(locale)))}
    />
  );
}
