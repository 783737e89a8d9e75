/** Texts of the setup material screens. */
export const materialMessages = {
  characteristicsText:
    'Properties of materials, such as color, thickness or fire rating. Each material has its own values.',
  identifiersText:
    'Codes that identify materials outside your company, such as bar codes and manufacturer numbers.',
};
