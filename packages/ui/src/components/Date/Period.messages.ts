export const periodMessages = {
  /** `year` is localized. */
  quarter: (quarter: string, year: string) => `Q${quarter} ${year}`,
  quarterShort: (quarter: string) => `Q${quarter}`,
  /** First and last month or year, e.g. "Jan – Mar". */
  span: (first: string, last: string) => `${first} – ${last}`,
  placeholder: { month: 'Choose a month', quarter: 'Choose a quarter', year: 'Choose a year' },
  now: { month: 'This month', quarter: 'This quarter', year: 'This year' },
  clear: 'Clear',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousYears: 'Earlier years',
  nextYears: 'Later years',
  /** Name of the button with the shown year. */
  chooseYear: (year: string) => `${year}, choose another year`,
  /** Name of the button with the shown month of a calendar. */
  chooseMonth: (month: string) => `${month}, choose another month`,
  months: 'Months',
  quarters: 'Quarters',
  years: 'Years',
};
