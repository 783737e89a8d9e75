export * from '../src/patterns/SettingsLayout/SettingsLayout.tsx';
