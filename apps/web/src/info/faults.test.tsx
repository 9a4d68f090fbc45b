import { testPageFaults } from '../testing/faults/page-faults.tsx';

testPageFaults('info');
