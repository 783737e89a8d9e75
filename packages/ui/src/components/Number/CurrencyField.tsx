import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { currencyMark } from '../Format/money.ts';
import { DecimalField, type DecimalFieldProps } from './DecimalField.tsx';
import { marksOf, toLocal } from './marks.ts';
import { decimalFieldMessages } from './NumberFields.messages.ts';

export interface CurrencyFieldProps extends Omit<DecimalFieldProps, 'prefix' | 'unit'> {
  /** ISO 4217 code. @default "USD" */
  currency?: string;
}

/**
 * Money input as decimal string, with two more decimals than the currency for unit prices.
 *
 * @example
 * const [price, setPrice] = useState('21.50');
 * return <CurrencyField label="Unit price" value={price} onChange={setPrice} />;
 */
export function CurrencyField({
  currency = 'USD',
  minFractionDigits,
  maxFractionDigits,
  ...props
}: CurrencyFieldProps) {
  const messages = useMessages('decimalField', decimalFieldMessages);
  const { locale } = useLocale();
  const { sign, isAfter, fractionDigits } = currencyMark(currency, locale);
  const least = minFractionDigits ?? fractionDigits;
  return (
    <DecimalField
      {...props}
      prefix={isAfter ? undefined : sign}
      unit={isAfter ? sign : undefined}
      minFractionDigits={least}
      maxFractionDigits={maxFractionDigits ?? Math.max(least, fractionDigits + 2)}
      invalidMessage={props.invalidMessage ?? messages.notAnAmount(toLocal('1,284.50', marksOf(locale)))}
    />
  );
}
