import { DecimalField, type DecimalFieldProps } from './DecimalField.tsx';

export type CurrencyFieldProps = Omit<DecimalFieldProps, 'prefix' | 'unit'>;

/** US dollars with two to four places, as a decimal string. */
export function CurrencyField({
  minFractionDigits = 2,
  maxFractionDigits = 4,
  ...props
}: CurrencyFieldProps) {
  return (
    <DecimalField
      {...props}
      prefix="$"
      minFractionDigits={minFractionDigits}
      maxFractionDigits={maxFractionDigits}
      invalidMessage={props.invalidMessage ?? 'Enter an amount, like 1,284.50.'}
    />
  );
}
