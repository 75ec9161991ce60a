### Was Lernende bei Rattus wissen wollen, auf Deutsch: das Spiel auf einen Blick, jede Entscheidung erklärt und jedes Zeichen.
### Die Seite holt diese Datei erst, wenn jemand fragt.

## Auf einen Blick

game-win = Habe nach der letzten Pest die meisten Würfel übrig, auf der Karte und in der Burg.
game-turn = Nimm eine Ständekarte, wenn du willst, setze in eine Region so viele Würfel, wie dort Ratten sind, und zieh dann die Pest: Sie breitet sich aus und schlägt zu, wo sie steht.

## Jede Entscheidung: was sie bringt, und worauf man achtet

prompt-start-brings = Zwei Würfel auf der Karte, ganz umsonst. Sie bleiben, bis die Pest sie holt.
prompt-start-look = Bleib der Pestfigur fern. Wo auch andere stehen, hast du seltener die meisten Würfel, wenn ein M zuschlägt.

prompt-take-brings = Die Fähigkeit der Karte, in diesem Zug und jedem weiteren. Der Preis: Jede Ratte mit ihrem Zeichen kostet dich dort, wo sie zuschlägt, einen Würfel.
prompt-take-look = Welche Fähigkeit dir jetzt hilft, und wie viele Karten du schon hast. Nimmst du sie einem anderen, schwächst du ihn zugleich.

prompt-take-or-place-brings = Eine Karte gibt sofort ihre Fähigkeit; Würfel bringen dich dem Ende und dem Sieg näher.
prompt-take-or-place-look = Ob die Karte dein Einsetzen ändert: Der Bauer tut es, also nimm ihn zuerst.

prompt-take-last-brings = Die Fähigkeit der Karte für den Rest dieses Zuges und alle weiteren, und auch ihre Gefahr.
prompt-take-last-look = Der Ritter zieht die Pest weiter, die Hexe sieht Ratten an, der König bringt einen Würfel in Sicherheit.

prompt-place-brings = So viele Würfel, wie Ratten da sind: einer, zwei oder drei. Würfel, die am Ende bleiben, sind deine Punkte.
prompt-place-look = Wie weit die Pestfigur ist: Sie zieht am Ende deines Zuges, und du lenkst sie. Danach die anderen.

prompt-move-brings = Wo die Pest ankommt, werden Ratten aufgedeckt, und Würfel gehen verloren – die der anderen wie deine.
prompt-move-look = Eine Region, in der andere Würfel haben und du keine. Wenige Würfel, wenige Ratten? Dann geschieht wenig.

prompt-spread-brings = Die neue Ratte schafft dort Platz für einen Würfel mehr und macht die Region gefährlicher.
prompt-spread-look = Wo du als Nächstes einsetzen willst, oder wo andere viele Würfel haben. Ist der Vorrat an Ratten leer, endet das Spiel.

prompt-ready-brings = Jede deiner Fähigkeiten wirkt einmal im Zug: Das ist die letzte Gelegenheit, bevor Würfel verloren gehen.
prompt-ready-look = Stehen deine Würfel bei der Pestfigur? Der Händler bringt sie fort, der Mönch eine Ratte.

prompt-count-brings = Mit zwei neutralen Würfeln mehr schlagen Ratten zu, die die Region sonst verschont hätten.
prompt-count-look = Wer würde hier Würfel verlieren? Zähl die Figur mit, wenn es vor allem andere sind.

prompt-monk-to-brings = Hier eine Ratte weniger, dort eine mehr: hier weniger Gefahr, dort mehr Platz für Würfel.
prompt-monk-to-look = Wo du keine Würfel hast, oder wo du als Nächstes einsetzen willst.

prompt-merchant-to-brings = Deine Würfel verlassen eine gefährliche Region für eine sicherere.
prompt-merchant-to-look = Wenige Ratten, fern von der Figur, und nicht so viele Würfel, dass du die meisten hättest.

prompt-merchant-cubes-brings = So viele Würfel, wie du wählst, ziehen zusammen dorthin.
prompt-merchant-cubes-look = Wie viele gerettet werden müssen – und ob du am Ziel die meisten hättest.

prompt-witch-brings = Nur du erfährst, was eine Ratte tut, bevor sie zuschlägt, und darfst zwei vertauschen.
prompt-witch-look = Eine zweite Ratte in einer anderen Region: Nur dann kannst du sie vertauschen.

prompt-swap-brings = Die gefährlichere Ratte kommt dorthin, wo du sie haben willst.
prompt-swap-look = Grenzwert und Zeichen der beiden, und wessen Würfel wo stehen.

prompt-between-brings = Was übrig ist, kannst du noch ändern, bevor die nächste Ratte aufgedeckt wird.
prompt-between-look = Wie viele Ratten und Würfel bei der Figur noch sind.

prompt-turn-up-brings = Die Ratte, die du wählst, schlägt zuerst zu; für die nächste bleiben vielleicht weniger Würfel.
prompt-turn-up-look = Ratten, die du gesehen hast, und wie viele Würfel ihr Grenzwert verlangt.

prompt-last-brings = Was du jetzt rettest, ist vor der letzten Pest sicher, die überall zuschlägt.
prompt-last-look = Deine Regionen mit den meisten Ratten. Ein Würfel in der Burg geht nicht verloren.
