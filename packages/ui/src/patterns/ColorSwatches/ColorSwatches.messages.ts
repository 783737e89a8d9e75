export const colorSwatchesMessages = {
  color: (place: string, count: string, code: string) => `Color ${place} of ${count}, ${code}`,
};
