/**
 * The words in common passwords, in lower case and plain letters. People satisfy the rules of a form with a capital in front and digits and
 * a mark behind ("Password1!", "Summer2024!", "P@ssw0rd123").
 */
const WORDS = new Set(
  `
password passwort passe motdepasse senha palavrapasse kennwort contrasena contrasenha parola wachtwoord pass passwd pword
mypassword newpassword thepassword secret geheim segredo secreto secure security letmein letmeinn welcome willkommen
bemvindo bienvenue benvindo bonjour hello hallo hola ola hi salut guten admin administrator administrador root toor user
usuario utilizador benutzer utilisateur guest gast convidado login signin test teste tester testing prueba essai demo
example exemplo beispiel exemple sample default change changeme changeit changethis temp temporary temporario initial
start begin access enter open sesame master manager boss chef chefe service support system server computer internet
network office windows microsoft google apple android iphone samsung facebook instagram twitter youtube linkedin amazon
netflix spotify oracle cisco linux ubuntu debian github docker java python javascript database mysql postgres
qwerty qwertz azerty qwertyuiop qwertzuiop azertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm yxcvbnm qaz wsx qazwsx qazwsxedc
wasd qwe qweasd qweasdzxc asd asdasd zaq zaqxsw poiuytrewq lkjhgfdsa mnbvcxz
abc abcd abcde abcdef abcdefg abcdefgh abcdefghi aaa aaaa aaaaaa aaaaaaaa aabb aabbcc xyz xxx xxxx zzz
iloveyou loveyou ilove love lovely lover amor amoreterno amour liebe teamo meuamor jetaime ichliebedich kiss sweet
sweetheart honey baby babygirl babyboy darling princess princesa prinzessin princesse prince king queen angel angelo
sunshine moonlight sunday monday tuesday wednesday thursday friday saturday segunda terca quarta quinta sexta sabado
domingo montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche
january february march april may june july august september october november december janeiro fevereiro marco abril maio
junho julho agosto setembro outubro novembro dezembro januar februar maerz mai juni juli oktober dezember janvier fevrier
mars avril juin juillet aout septembre octobre novembre decembre spring summer autumn fall winter primavera verao outono
inverno fruehling sommer herbst printemps ete automne hiver
monkey dragon tiger lion lioness eagle falcon wolf bear panda horse dog dogs doggy cat cats kitty puppy buddy bunny rabbit
dolphin shark butterfly flower rose rosie lily daisy orange banana apple cherry strawberry chocolate cookie cheese pizza
coffee pepper ginger sugar candy cupcake
football futebol fussball soccer baseball basketball hockey tennis golf rugby volleyball swimming runner running player
gamer game games gaming poker chess winner champion legend hero superman batman spiderman ironman wonderwoman superstar
starwars startrek pokemon pikachu naruto minecraft fortnite matrix zelda mario sonic harrypotter hogwarts frodo gandalf
benfica sporting porto fcporto braga realmadrid barcelona barca madrid bayern dortmund schalke juventus milan inter
liverpool chelsea arsenal manchester united city juve psg marseille olympique
michael michelle jessica jennifer ashley amanda daniel daniela andrew andrea joshua matthew thomas robert charlie george
jordan hunter harley ranger tigger pepper maggie sophie sophia olivia emma mia anna hannah laura julia maria joao jose pedro
paulo carlos luis miguel antonio manuel francisco rafael ricardo tiago diogo andre bruno nuno rui sergio vitor filipe
ana beatriz catarina carolina ines mariana matilde rita sofia sara teresa patricia sandra claudia monica susana peter
stefan martin markus andreas christian alexander sebastian florian tobias lukas jonas leon felix paul max klaus wolfgang
pierre jean jacques marie nicolas julien antoine camille chloe lea manon nathalie isabelle
london paris berlin lisbon lisboa porto brasil brazil portugal espana spain germany deutschland france england scotland
ireland america canada mexico argentina italy italia europe africa china japan india russia newyork california texas
florida boston chicago dallas houston miami seattle denver phoenix vienna wien zurich geneva munich hamburg frankfurt
freedom liberty peace power strong strength magic magical mystery shadow ghost killer ninja samurai pirate knight warrior
soldier captain doctor nurse teacher student engineer architect police lawyer mercedes ferrari porsche bmw audi ford
toyota honda yamaha suzuki ducati harleydavidson mustang corvette camaro thunder lightning storm hurricane rainbow
heaven hell devil demon god jesus christ church bible faith hope blessed grace trust trustno
company business work job money cash dollar euro bank credit rich million millionaire lucky happy smile family friend
friends forever always never nothing something whatever nobody everyone mother father mommy daddy mama papa brother sister
blue red green black white yellow purple orange pink silver golden gold diamond crystal steel metal iron
trustnoone donttell dontknow forgotten remember myspace snoopy scooter scooby hotdog hotmail gmail yahoo outlook email
mailbox phone telephone mobile handy telefone telefon
fuckyou fuck shit asshole bitch merda caralho puta scheisse arschloch merde putain
`
    .trim()
    .split(/\s+/),
)

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Runs along the keyboard and the alphabet: weak even when they are long. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '01234567890123456789',
  '09876543210987654321',
]

/** Whether a password is one of the commonly used ones: a common word dressed with digits, marks and look-alikes. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '')
  const plain = (text: string) => letters([...text].map((c) => LEET[c] ?? c).join(''))
  // "Summer2024!" has its digits behind the word, "P@ssw0rd!" inside it: both readings are tested.
  const readings = [letters(lower), plain(lower.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '')), plain(lower)]
  return readings.some(isCommonWord) || isRunOrRepeat(letters(lower), lower.replace(/\D/g, ''))
}

function isCommonWord(letters: string): boolean {
  const half = letters.slice(0, letters.length / 2)
  return WORDS.has(letters) || (letters.length > 3 && isRun(letters)) || (half + half === letters && WORDS.has(half))
}

/** "Aa123456!", "Aaaa1111!": neither the letters nor the digits add strength. */
function isRunOrRepeat(letters: string, digits: string): boolean {
  const poor = (text: string) => new Set(text).size <= 2 || isRun(text)
  return poor(letters) && poor(digits)
}

function isRun(text: string): boolean {
  return RUNS.some((run) => run.includes(text) || run.includes([...text].reverse().join('')))
}
