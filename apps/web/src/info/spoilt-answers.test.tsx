import { testSpoiltAnswers } from '../testing/faults/spoilt-answers.tsx';

testSpoiltAnswers('info');
