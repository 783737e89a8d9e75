import { expect, it } from 'vitest';
import { weekdayNames } from './weekdayNames.ts';

const headsOf = (locale: string) => {
  const { style, length } = weekdayNames(locale);
  const format = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, at) => format.format(Date.UTC(2023, 0, 1 + at)).slice(0, length));
};

it.each([
  ['en-US', 'Su Mo Tu We Th Fr Sa'],
  ['de-DE', 'So Mo Di Mi Do Fr Sa'],
  ['pt-BR', 'dom seg ter qua qui sex sáb'],
  ['ru-RU', 'вс пн вт ср чт пт сб'],
  ['ar-EG', 'ح ن ث ر خ ج س'],
  ['ja-JP', '日 月 火 水 木 金 土'],
])('names the weekdays of %s', (locale, heads) => expect(headsOf(locale).join(' ')).toBe(heads));

it('never shows the same head for two days', () => {
  for (const locale of ['ar', 'ar-EG', 'he-IL', 'de-CH', 'el-GR', 'ru-RU', 'zh-CN', 'ko-KR', 'hi-IN'])
    expect(new Set(headsOf(locale)).size, locale).toBe(7);
});
