type Values = readonly (number | null)[];

export interface SCurveLines {
  planned: (number | null)[];
  actual: (number | null)[];
  /** Starts at the last actual value, so that the lines join. */
  forecast: (number | null)[];
}

/** Sums up to each period; null from the first period without a value after the last one with a value. */
function sums(values: Values, start: number): (number | null)[] {
  const last = values.findLastIndex((value) => value !== null);
  const first = values.findIndex((value) => value !== null);
  let sum = start;
  return values.map((value, at) => {
    if (at < first || at > last || first < 0) return null;
    sum += value ?? 0;
    return sum;
  });
}

/** Cumulative lines of `count` periods; amounts of single periods are added up, the forecast after the actual ones. */
export function sCurveLines(
  { planned, actual, forecast }: { planned: Values; actual: Values; forecast: Values },
  count: number,
  isPerPeriod: boolean,
): SCurveLines {
  const whole = (values: Values) => Array.from({ length: count }, (_, at) => values[at] ?? null);
  const done = isPerPeriod ? sums(whole(actual), 0) : whole(actual);
  const last = done.findLastIndex((value) => value !== null);
  const coming = isPerPeriod
    ? sums(
        whole(forecast).map((value, at) => (at <= last ? null : value)),
        done[last] ?? 0,
      )
    : whole(forecast);
  const hasForecast = coming.some((value, at) => value !== null && at > last);
  return {
    planned: isPerPeriod ? sums(whole(planned), 0) : whole(planned),
    actual: done,
    forecast: coming.map((value, at) => {
      if (at < last) return null;
      return at === last && hasForecast ? (done[last] ?? null) : value;
    }),
  };
}
