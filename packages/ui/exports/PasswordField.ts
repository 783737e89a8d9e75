export * from '../src/components/TextField/PasswordField.tsx';
