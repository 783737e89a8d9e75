export const colorSwatchesWords = {
  color: (place: string, count: string, code: string) => `Color ${place} of ${count}, ${code}`,
};
