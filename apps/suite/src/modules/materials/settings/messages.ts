/** Texts of the settings of materials. */
export const materialSettingsMessages = {
  characteristicsEmpty:
    'Properties of materials, such as color, thickness or fire rating. Each material has its own values.',
  identifiersEmpty:
    'Codes that identify materials outside your company, such as bar codes and manufacturer numbers.',
};
