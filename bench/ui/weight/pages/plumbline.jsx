import '../../../../scripts/consumer/weight.tsx';
