export * from '../src/patterns/Launcher/Launcher.tsx';
